/** Text as it may stand in an element and in an attribute in double quotes: the blocks below are made of it. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** A piece that is HTML already: it is filled in as it is. */
export interface Html {
  html: string
}
type Piece = string | number | Html

/** Template tag: fills in text escaped and `Html` as it is. */
export function html(parts: TemplateStringsArray, ...values: (Piece | Piece[])[]): Html {
  const filled = values.map(value =>
    [value]
      .flat()
      .map(piece => (typeof piece === 'object' ? piece.html : escapeHtml(String(piece))))
      .join(''),
  )
  return { html: parts.map((part, at) => part + (filled[at] ?? '')).join('') }
}

export const link = (href: string, label: string): Html => html`<a href="${href}">${label}</a>`

export const list = (items: Piece[]): Html => html`<ul>${items.map(item => html`<li>${item}</li>`)}</ul>`

/** @param rows the first cell of each is the heading of its row */
export function table(caption: string, heads: string[], rows: Piece[][]): Html {
  const head = heads.map(text => html`<th scope="col">${text}</th>`)
  const body = rows.map(
    ([first = '', ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map(cell => html`<td>${cell}</td>`)}</tr>`,
  )
  return html`<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** Blocks one after the other; `null` leaves one out. */
export const join = (...blocks: (Html | null)[]): string =>
  blocks.flatMap(block => block?.html ?? []).join('\n')
