/** The first field that holds none of what it is for, such as a price in words: it says so beside it, and nothing else would. */
export const unreadField = (form: HTMLFormElement | null): HTMLInputElement | undefined =>
  [...(form?.elements ?? [])].find(isUnread)

const isUnread = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.validity.customError
