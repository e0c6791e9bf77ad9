import { AVOIR_MOTIVE_LABELS, REFUSAL_MOTIVES } from '~/domain/invoice/avoir-motive'
import { eurosTyped } from '~/domain/invoice/euros-typed'
import { formatIsoDay, formatSum, parisDay } from '~/domain/text/french'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminCheck, AdminInput } from '~/web/ui/admin/form/admin-input'
import type { DossierDetail } from './dossier-data'

export type Motive = (typeof REFUSAL_MOTIVES)[number]

/** What was granted, as it is typed. */
interface TypedGrant {
  amount: string
  body: string
  decided_on: string
}

/**
 * What the dialog begins with: the body that the dossier was handed to, and today, the day when its decision mostly is typed.
 * @param today a day, `2026-03-31`
 */
export const proposedGrant = (handed: DossierDetail['handed_to'], today: string): TypedGrant => ({
  amount: '',
  body: handed?.body ?? '',
  decided_on: handed ? today : '',
})

export const isWhole = ({ amount, body, decided_on }: TypedGrant) =>
  eurosTyped(amount) > 0 && body.trim() !== '' && decided_on !== ''

/** The body's decision: how much, who, when. */
export function GrantFields({
  dossier: { aid_bodies: bodies, handed_to, invoices },
  grant,
  onChange,
}: {
  dossier: DossierDetail
  grant: TypedGrant
  onChange: (grant: TypedGrant) => void
}) {
  const set = (part: Partial<TypedGrant>) => onChange({ ...grant, ...part })
  const total =
    invoices.find(({ status, avoir_number }) => status === 'signee' && !avoir_number)?.amount_ttc ?? 0
  const granted = eurosTyped(grant.amount)
  const known = bodies.find(({ name }) => name === grant.body.trim())
  return (
    <>
      <AdminInput
        label="Montant accordé, en euros"
        // A dialog begins at its first button: the amount is what nothing here knows.
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        value={grant.amount}
        onType={amount => set({ amount })}
      />
      <p role="status" className="second-text">
        {granted > 0 &&
          granted < total &&
          `Aide partielle\u00a0: la facture est de ${formatSum(total)}, il en reste ${formatSum(total - granted)}.`}
      </p>
      <label className={form.label}>
        Organisme
        <input
          className={form.input}
          list="organismes"
          maxLength={200}
          autoComplete="off"
          value={grant.body}
          onChange={event => set({ body: event.target.value })}
        />
        <datalist id="organismes">
          {bodies.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <AdminInput
        label="Date de sa décision"
        type="date"
        max={parisDay(new Date())}
        value={grant.decided_on}
        onType={decided_on => set({ decided_on })}
      />
      {handed_to && (
        <p className="second-text">
          Transmis à {handed_to.body} le {formatIsoDay(handed_to.on)}&nbsp;: corrigez l’organisme ou la date
          d’après sa lettre.
        </p>
      )}
      {grant.body.trim() !== '' && (
        <p>
          {known?.aid_paid_to === 'agency'
            ? 'Cet organisme nous verse l’aide\u00a0: le client règle le reste.'
            : 'L’aide est versée au client\u00a0: il nous règle le total de la facture.'}
        </p>
      )}
    </>
  )
}

/** Why it is refused: the avoir names it. */
export function MotiveField({
  motive,
  onChange,
}: {
  motive: Motive | null
  onChange: (motive: Motive) => void
}) {
  return (
    <fieldset>
      <legend>Motif du refus</legend>
      {REFUSAL_MOTIVES.map(one => (
        <AdminCheck key={one} type="radio" name="motif" checked={motive === one} onTick={() => onChange(one)}>
          {AVOIR_MOTIVE_LABELS[one]}
        </AdminCheck>
      ))}
    </fieldset>
  )
}
