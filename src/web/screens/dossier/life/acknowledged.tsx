import { formatAppointment } from '~/domain/text/french'
import type { TimelineData } from '../timeline/timeline-data'

/** Where the acknowledgement went, and whether it has left. */
export function Acknowledged({ acknowledgement }: Pick<TimelineData, 'acknowledgement'>) {
  if (!acknowledgement) return null
  const { to, state, sent_at } = acknowledgement
  if (state === 'sent' && sent_at)
    return (
      <p>
        L’accusé de réception est parti à <strong>{to}</strong> le{' '}
        <time dateTime={sent_at}>{formatAppointment(new Date(sent_at))}</time>.
      </p>
    )
  if (state === 'queued')
    return (
      <p>
        L’accusé de réception part à <strong>{to}</strong>.
      </p>
    )
  return (
    <p>
      L’accusé de réception pour <strong>{to}</strong> n’a pas pu partir&nbsp;: votre facture est ci-dessous.
    </p>
  )
}
