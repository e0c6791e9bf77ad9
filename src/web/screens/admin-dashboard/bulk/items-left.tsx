import { Link } from 'react-router'
import { counted } from '~/domain/text/french'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { type BulkRun, useItemsLeft } from './bulk-data'

/** Which dossiers a run left as they were, each with why and the way to it. */
export function ItemsLeft({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { data, error, refetch } = useItemsLeft(run)
  const more = run.left - (data?.items.length ?? 0)
  return (
    <Modal title="Dossiers laissés en l’état" onClose={onClose} className={theme.theme}>
      <ProblemLine words={error?.message} again={() => void refetch()} />
      {data ? (
        <ul className="stack-8">
          {data.items.map(item => (
            <li key={item.dossier_id}>
              <Link to={`/admin-dashboard/dossiers/${item.dossier_id}`}>{item.company_name}</Link>
              {'\u00a0: '}
              {item.because}
            </li>
          ))}
        </ul>
      ) : (
        !error && <p role="status">Chargement des dossiers…</p>
      )}
      {data && more > 0 && <p>{`Et ${counted(more, 'autre')}.`}</p>}
    </Modal>
  )
}
