/** Names, in the address of the list of dossiers, what is about to be done to all of it. */
export const LIST_ACTION = 'agir'
