/** The nonce that this page's own inline scripts carry; browsers tell it to scripts alone. Empty where the page has none. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
