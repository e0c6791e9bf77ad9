/**
 * A page of a client's host without its site: nothing in it is ours, or looks like the firm's. As wide as a telephone, or its
 * words are too small to be read there.
 * @param home whether it leads back to the site
 */
export const barePage = (title: string, words: string, home = false): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><p>${words}</p>${home ? '<p><a href="/">Revenir au site</a></p>' : ''}</html>\n`
