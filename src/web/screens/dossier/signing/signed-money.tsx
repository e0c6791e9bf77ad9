import { useCallback } from 'react'
import { otherApi } from '~/web/other-api'
import { MoneyLines } from '~/web/ui/money/money-lines'
import { UNREAD, Unread } from '../life/unread'
import { useRead } from '../life/use-read'
import type { DossierState } from '../state'
import { Renunciation } from './renunciation'

/** The money of a dossier that is signed and not handed in, or sent back: what is owed, and the right to renounce. */
export default function SignedMoney({
  dossier,
  refresh,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
}) {
  const { id } = dossier
  const settlement = useRead(
    useCallback((signal: AbortSignal) => otherApi.companySettlement({ params: { id }, signal }), [id]),
    UNREAD.money,
  )
  return (
    <>
      <Unread of={settlement}>{UNREAD.money}</Unread>
      {settlement.value && (
        <MoneyLines id="argent" title="Ce que vous payez, et quand" lines={settlement.value.lines} />
      )}
      {settlement.value?.may_renounce && (
        <Renunciation
          dossier={dossier}
          settlement={settlement.value}
          onDone={async after => {
            settlement.show(after)
            await refresh()
          }}
        />
      )}
    </>
  )
}
