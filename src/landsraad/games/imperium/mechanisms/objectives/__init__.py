"""Battle icons on conflict cards and objectives."""
