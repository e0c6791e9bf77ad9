/** Takes everything out of HTML that could run, load or break the page. */
export type Sanitiser = (html: string) => string
