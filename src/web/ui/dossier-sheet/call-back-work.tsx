import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { dossierKeys } from './use-dossier-change'

/** The client asked to be called: when, at which number, and « Appel fait ». */
export function CallBackWork({ dossier: { id, phone, call_back_at } }: { dossier: DossierDetail }) {
  const may = useMay()
  const { mutate, isPending } = useAct(() => adminApi.calledBack({ params: { id } }), {
    reads: dossierKeys(id),
  })
  if (!call_back_at) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="appel">
      <h2 id="appel">À rappeler</h2>
      <p>
        Le {formatShortMoment(new Date(call_back_at))}, au <PhoneLink phone={phone} />.
      </p>
      {may('work-dossiers') && (
        <div className="row-8 centred">
          <AdminButton look="first" busy={isPending} onClick={() => mutate()}>
            Appel fait
          </AdminButton>
        </div>
      )}
    </section>
  )
}
