import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fieldWordsOf } from '~/contract/failure'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Price } from '~/web/ui/offer/price'
import styles from './admin-offre.module.css'

type Seen = { what: 'page' } | { what: 'email'; html: string } | { what: 'invoice'; url: string }

/** The offer that is being typed, as a page, an invoice and a message would say it; nothing of it is kept. */
export function OfferPreview({ terms }: { terms: OfferTerms }) {
  const [seen, see] = useState<Seen | null>(null)
  const look = useMutation({
    mutationFn: async (what: Seen['what']): Promise<Seen> => {
      if (what === 'page') return { what }
      if (what === 'email') return { what, ...(await adminApi.previewOfferEmail({ body: { terms } })) }
      const pdf = await adminApi.previewOfferInvoice({ body: { terms } })
      return { what, url: URL.createObjectURL(await pdf.blob()) }
    },
    onSuccess: see,
  })
  const url = seen?.what === 'invoice' ? seen.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const button = (what: Seen['what'], words: string) => (
    <AdminButton
      aria-pressed={seen?.what === what}
      disabled={!Number.isFinite(terms.price.net_cents)}
      busy={look.isPending && look.variables === what}
      onClick={() => look.mutate(what)}
    >
      {words}
    </AdminButton>
  )
  return (
    <section aria-labelledby="apercu-offre">
      <h2 id="apercu-offre">Aperçu</h2>
      <div className="row-8 centred">
        {button('page', 'Sur une page')}
        {button('invoice', 'Sur une facture')}
        {button('email', 'Dans un e-mail')}
      </div>
      <ProblemLine words={look.error && fieldWordsOf(look.error)} />
      {seen?.what === 'page' && Number.isFinite(terms.price.net_cents) && (
        <div className={styles.page} data-colours="site">
          <Price on={terms} />
        </div>
      )}
      {seen?.what === 'email' && (
        <iframe className={styles.preview} title="Aperçu d’un e-mail" sandbox="" srcDoc={seen.html} />
      )}
      {seen?.what === 'invoice' && (
        <iframe className={styles.preview} title="Aperçu d’une facture" src={seen.url} />
      )}
    </section>
  )
}
