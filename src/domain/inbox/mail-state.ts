/** What became of a mail: `copy`, it had been read before; `report`, it told of a message of ours that came back. */
export const MAIL_STATES = ['delivered', 'to-sort', 'attached', 'put-away', 'copy', 'report'] as const

export type MailState = (typeof MAIL_STATES)[number]
