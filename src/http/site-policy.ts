/**
 * The Content-Security-Policy of a site that the engine drew: nothing but what it holds itself, its own scripts and no other,
 * no style in a line.
 * @param ancestor the one origin whose pages may frame it; null: none
 */
export const sitePolicy = (ancestor: string | null = null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestor ?? "'none'"}`,
  ].join('; ')
