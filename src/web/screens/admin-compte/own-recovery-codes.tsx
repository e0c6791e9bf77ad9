import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { isRefusedFor } from '~/contract/failure'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { RecoveryCodes } from '~/web/ui/admin/access/recovery-codes'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { SignInAgain } from '~/web/ui/admin/sign-in-again'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'
import { Modal } from '~/web/ui/feedback/modal'

/** The codes that stand in for the authenticator application. */
export function OwnRecoveryCodes({ left, onChange }: { left: number; onChange: () => void }) {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => adminApi.renewRecoveryCodes({}),
    onSuccess: onChange,
    onError: error => void toast.error(error.message),
  })
  return (
    <section className={`stack-12 ${sheet.section}`} aria-labelledby="secours">
      <div className={page.head}>
        <h2 id="secours">Codes de secours</h2>
        <AdminButton busy={isPending} onClick={() => mutate()}>
          Faire de nouveaux codes
        </AdminButton>
      </div>
      <p>
        Il vous en reste {counted(left, 'code')}. De nouveaux codes remplacent les anciens, qui ne valent plus
        rien.
      </p>
      {isRefusedFor(error, 'sign-in-again') && <SignInAgain />}
      {data && (
        <Modal title="Vos codes de secours" onClose={reset} className={theme.theme} held>
          <RecoveryCodes codes={data.recovery_codes} onKept={reset} />
        </Modal>
      )}
    </section>
  )
}
