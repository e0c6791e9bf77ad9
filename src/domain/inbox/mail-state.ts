/** What became of a mail: `copy`, it had been read before; `report`, it told of a message of ours that came back. */
export type MailState = 'delivered' | 'to-sort' | 'attached' | 'put-away' | 'copy' | 'report'
