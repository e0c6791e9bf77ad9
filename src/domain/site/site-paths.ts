/** Where the pages of a client's site stand; a layout holds the first ones, the engine adds the rest. */
export const SITE_PATHS = {
  home: '/',
  services: '/services',
  about: '/a-propos',
  request: '/demande',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  thanks: '/merci',
  notice: '/_signaler',
  noticed: '/_signaler/recu',
} as const
