/** Of the modals that are open the one above all others. */
export const topDialog = () => [...document.querySelectorAll('dialog')].at(-1)
