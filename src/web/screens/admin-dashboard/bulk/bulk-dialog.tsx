import { useState } from 'react'
import { toast } from 'sonner'
import { memberOf } from '~/domain/closed-list'
import {
  BULK_ACTION_LABELS,
  BULK_ACTION_SCOPES,
  BULK_ACTIONS,
  type BulkAction,
} from '~/domain/dossier/lists/bulk'
import type { BulkDetails } from '~/domain/dossier/lists/bulk-details'
import { EXTENSION_MONTHS } from '~/domain/dossier/retention'
import { counted } from '~/domain/text/french'
import { ColleagueOptions } from '~/web/ui/admin/colleague-options'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptReason } from '~/web/ui/admin/form/use-kept-reason'
import { useMay } from '~/web/ui/admin/use-me'
import { Options } from '~/web/ui/forms/options'
import type { ListAddress } from '../list-address'
import { usePreview, useStartBulk } from './bulk-data'

interface BulkDialogProps {
  filter: Pick<ListAddress, 'search' | 'status'>
  /** What is chosen first. */
  start: BulkAction
  onClose: () => void
}

/** One action on every dossier that the list's filter lets through: first how many, then what, then a way back. */
export function BulkDialog({ filter, start: first, onClose }: BulkDialogProps) {
  const may = useMay()
  const offered = BULK_ACTIONS.filter(one => one !== 'erase' || may('erase-dossiers'))
  const [action, setAction] = useState<BulkAction>(memberOf(offered, first, 'assign'))
  const { reason, setReason, leave } = useKeptReason(
    `plusieurs:${action}:${filter.status}:${filter.search}`,
    onClose,
  )
  const [typed, setDetails] = useState<BulkDetails>({ months: 1 })
  const details = { ...typed, note: reason }
  const preview = usePreview(action, filter)
  const start = useStartBulk()
  const meant = preview.data?.meant
  const run = () =>
    start.mutate(
      { action, filter, expected: meant ?? 0, details },
      {
        onSuccess: () => {
          toast.success(`${BULK_ACTION_LABELS[action]}\u00a0: c’est prévu, vous pouvez encore annuler.`)
          leave()
        },
        onError: () => void preview.refetch(),
      },
    )
  return (
    <AskDialog
      title="Agir sur plusieurs dossiers"
      action={
        meant ? `${BULK_ACTION_LABELS[action]} (${counted(meant, 'dossier')})` : BULK_ACTION_LABELS[action]
      }
      look={action === 'erase' ? 'danger' : 'first'}
      missing={missingFor(action, details, meant)}
      act={{ isPending: start.isPending, error: start.error ?? preview.error }}
      onDone={run}
      onClose={() => leave(start.error)}
    >
      <AdminSelect
        label="Action"
        value={action}
        onPick={picked => setAction(memberOf(offered, picked, action))}
      >
        <Options of={offered} words={one => BULK_ACTION_LABELS[one]} />
      </AdminSelect>
      <p role="status">
        {preview.data
          ? `${counted(preview.data.matching, 'dossier')} dans la liste${filter.search || filter.status ? ' filtrée' : ''}, ${counted(preview.data.meant, 'concerné')}\u00a0: ${BULK_ACTION_SCOPES[action]}.`
          : 'Comptage en cours…'}
      </p>
      {action === 'assign' && (
        <Colleague value={details.account_id} onChange={account_id => setDetails({ ...typed, account_id })} />
      )}
      {action === 'extend' && (
        <AdminSelect
          label="Durée"
          value={details.months}
          onPick={picked => setDetails({ ...typed, months: Number(picked) })}
        >
          <Options
            of={Array.from({ length: EXTENSION_MONTHS.atOnce }, (_, at) => at + 1)}
            words={n => `${n} mois`}
          />
        </AdminSelect>
      )}
      {NOTE_LABELS[action] && <ReasonField label={NOTE_LABELS[action]} value={reason} onChange={setReason} />}
      {action === 'erase' && (
        <p>
          L’effacement commence dans quinze minutes. Jusque-là, «&nbsp;Annuler&nbsp;» garde tout&nbsp;;
          ensuite, ce qui est effacé ne revient pas. Les factures déjà émises restent, comme la loi le
          demande.
        </p>
      )}
    </AskDialog>
  )
}

const NOTE_LABELS: { [Action in BulkAction]?: string } = {
  'mark-transmitted': 'Comment ont-ils été transmis\u00a0?',
  extend: 'Motif',
}

function missingFor(action: BulkAction, details: BulkDetails, meant: number | undefined): string {
  if (meant === undefined) return 'Comptage en cours…'
  if (meant === 0) return 'Aucun dossier de cette liste n’est concerné.'
  if (action === 'assign' && details.account_id === undefined) return 'Choisissez à qui les confier.'
  if (NOTE_LABELS[action] && details.note?.trim() === '') return 'Écrivez une phrase.'
  return ''
}

function Colleague({
  value,
  onChange,
}: {
  value: string | null | undefined
  onChange: (account: string | null) => void
}) {
  return (
    <AdminSelect
      label="À qui"
      value={value === undefined ? 'ask' : (value ?? '')}
      onPick={picked => onChange(picked || null)}
    >
      <option value="ask" disabled>
        Choisir…
      </option>
      <ColleagueOptions />
    </AdminSelect>
  )
}
