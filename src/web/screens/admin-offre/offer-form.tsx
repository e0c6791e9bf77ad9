import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import * as z from 'zod/mini'
import { errorsOf, fieldWordsOf, isRefusedFor } from '~/contract/failure'
import { offerTerms } from '~/contract/shapes/offer-terms'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { inPlace } from '~/web/ui/forms/in-place'
import styles from './admin-offre.module.css'
import { changesOf } from './changes-of'
import type { ShownOffer } from './offer-calls'
import { HoursFields, OfferFields, PeopleFields, PriceFields } from './offer-fields'
import { OfferPreview } from './offer-preview'

interface OfferFormProps {
  offer: ShownOffer
  onDone: (offer: ShownOffer) => void
}

/**
 * What is typed becomes the offer once it was looked at; this tab alone keeps it before, over a reload and the end of the session.
 * An offer that a colleague sets meanwhile is shown in what changes, and what was typed stays: it is refused once, then it was read.
 */
export function OfferForm({ offer: { terms: now, from_file, version, four_eyes }, onDone }: OfferFormProps) {
  const [typed, setTyped] = useTypedOffer(now)
  const terms = typed?.terms ?? now
  const change = (some: Partial<OfferTerms>) =>
    setTyped({ terms: { ...terms, ...some }, over: typed?.over ?? version })
  const save = useMutation({
    mutationFn: (over: number) => adminApi.changeOffer({ body: { version: over, terms: tidy(terms) } }),
    onSuccess: offer => {
      setTyped(null)
      toast.success(
        offer.proposal
          ? 'Écrite\u00a0: un autre compte doit la confirmer.'
          : 'En vigueur\u00a0: pages, e-mails, devis et prochaines factures la disent.',
      )
      onDone(offer)
    },
  })
  const over = isRefusedFor(save.error, 'content-changed') ? version : (typed?.over ?? version)
  const errors = errorsOf(save.error)
  const errorOf = (field: string) => errors.find(one => one.field === field)?.message
  const priced = Number.isFinite(terms.price.net_cents)
  const lines = changesOf(now, tidy(terms))
  const same = JSON.stringify(tidy(terms)) === JSON.stringify(tidy(now))
  return (
    <form className={`${form.form} ${styles.box}`} onSubmit={inPlace(() => save.mutate(over))} noValidate>
      <PriceFields terms={terms} change={change} errorOf={errorOf} />
      <OfferFields terms={terms} change={change} errorOf={errorOf} />
      <PeopleFields terms={terms} change={change} errorOf={errorOf} />
      <HoursFields terms={terms} change={change} errorOf={errorOf} />
      <OfferPreview terms={tidy(terms)} />
      <section aria-labelledby="ce-qui-change">
        <h2 id="ce-qui-change">Ce qui change</h2>
        <ul className={`stack-4 ${styles.changes}`}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <ProblemLine words={save.error && fieldWordsOf(save.error)} />
      <div className="row-8 centred">
        <AdminButton type="submit" look="first" busy={save.isPending} disabled={same || !priced}>
          {four_eyes ? 'Proposer cette offre' : 'Mettre cette offre en vigueur'}
        </AdminButton>
        <AdminButton look="quiet" onClick={() => change(from_file)}>
          Reprendre ce que dit l’installation
        </AdminButton>
        {!same && (
          <AdminButton look="quiet" onClick={() => setTyped(null)}>
            Revenir à l’offre en vigueur
          </AdminButton>
        )}
      </div>
    </form>
  )
}

interface TypedOffer {
  terms: OfferTerms
  /** The version that it was typed over. */
  over: number
}

/** Null: nothing was typed, or an earlier release kept it in another shape. @param now what holds where that knew less */
function useTypedOffer(now: OfferTerms): [TypedOffer | null, (typed: TypedOffer | null) => void] {
  const [text, setText] = useKeptText('offre')
  return [
    text === '' ? null : typedBefore(text, now),
    typed => setText(typed === null ? '' : JSON.stringify(typed)),
  ]
}

function typedBefore(text: string, now: OfferTerms): TypedOffer | null {
  try {
    const { over, terms } = JSON.parse(text, orNaN)
    const kept = z.safeParse(typedOffer, { over, terms: { ...now, ...terms } })
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** As the form holds it: figures that are none yet, too. */
const figure = z.union([z.number(), z.nan()])
const typedOffer = z.object({
  over: z.number(),
  terms: z.object({
    ...offerTerms.shape,
    price: z.object({ ...offerTerms.shape.price.shape, net_cents: figure }),
    working_hours: z.object({ days: z.array(figure), from: figure, to: figure }),
  }),
})

/** JSON writes a price that is none as null. */
const orNaN = (key: string, value: unknown) => (key === 'net_cents' ? (value ?? Number.NaN) : value)

/** Without rows that say nothing and sentences that were emptied. */
function tidy({ price, rates_note, offer, people, working_hours }: OfferTerms): OfferTerms {
  const { included: lines = [], ...said } = offer
  const sentences = Object.entries(said).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()] as const] : [],
  )
  const included = lines.map(text => text.trim()).filter(text => text !== '')
  return {
    price: { ...price, label: price.label.trim(), detail: price.detail.trim() },
    rates_note: rates_note?.trim() || null,
    offer: { ...Object.fromEntries(sentences), ...(included.length > 0 && { included }) },
    people: people.filter(person => Object.values(person).some(text => text.trim() !== '')),
    working_hours,
  }
}
