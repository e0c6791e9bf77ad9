import { amountsOf } from '~/domain/invoice/amounts'
import { moneyBefore } from '~/domain/invoice/money-words'
import { offerLines } from '~/domain/invoice/offer'
import { useSite } from '~/web/site'
import { MoneyBeside } from '~/web/ui/money/money-beside'
import type { DossierState } from './state'

/** Beside the first two steps, where there is room: who pays what, and when; of the draft once there is one. */
export default function WizardAside({ dossier }: { dossier: DossierState | null }) {
  const { price } = useSite()
  const lines = dossier?.amounts?.lines ?? moneyBefore(amountsOf(offerLines(price), dossier?.address ?? ''))
  return <MoneyBeside title="Ce que vous payez, et quand" lines={lines} />
}
