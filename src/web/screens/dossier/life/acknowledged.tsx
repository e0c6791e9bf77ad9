import { formatAppointment } from '~/domain/text/french'
import { useSite } from '~/web/site'
import type { TimelineData } from '../timeline/timeline-data'

/** Where the acknowledgement went, and whether it has left: what is only written to the disk has not. */
export function Acknowledged({ acknowledgement }: Pick<TimelineData, 'acknowledgement'>) {
  const { emails_leave } = useSite()
  if (!acknowledgement) return null
  const { to, state, sent_at } = acknowledgement
  if (emails_leave && state === 'sent' && sent_at)
    return (
      <p>
        L’accusé de réception est parti à <strong>{to}</strong> le{' '}
        <time dateTime={sent_at}>{formatAppointment(new Date(sent_at))}</time>.
      </p>
    )
  if (emails_leave && state === 'queued')
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
