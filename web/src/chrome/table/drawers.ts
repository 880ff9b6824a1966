/** What may be open beside the table; one at a time. */
export type Drawer = '' | 'chat' | 'menu' | 'keys'
