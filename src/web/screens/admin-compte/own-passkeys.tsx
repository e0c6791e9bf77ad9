import { useMutation } from '@tanstack/react-query'
import { KeyRound, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { isRefusedFor } from '~/contract/failure'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { isAbandoned } from '~/web/ui/admin/access/abandoned'
import { makePasskey } from '~/web/ui/admin/access/make-passkey'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SignInAgain } from '~/web/ui/admin/sign-in-again'
import type { Me } from '~/web/ui/admin/use-me'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'

/** The passkeys of one's own account. */
export function OwnPasskeys({ passkeys, onChange }: { passkeys: Me['passkeys']; onChange: () => void }) {
  const tell = (error: Error) => void (isAbandoned(error) || toast.error(error.message))
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await adminApi.ownPasskeyOptions({}))
      await adminApi.addPasskey({ body: { passkey, name: `Clé d’accès ${passkeys.length + 1}` } })
    },
    onSuccess: onChange,
    onError: tell,
  })
  const remove = useMutation({
    mutationFn: (id: string) => adminApi.removePasskey({ params: { id } }),
    onSuccess: onChange,
    onError: tell,
  })
  return (
    <section className={`stack-12 ${sheet.section}`} aria-labelledby="cles">
      <div className={page.head}>
        <h2 id="cles">Clés d’accès</h2>
        <AdminButton icon={KeyRound} busy={add.isPending} onClick={() => add.mutate()}>
          Ajouter une clé d’accès
        </AdminButton>
      </div>
      {isRefusedFor(add.error, 'sign-in-again') && <SignInAgain />}
      {passkeys.length === 0 ? (
        <p className={sheet.meta}>
          Aucune clé d’accès. Une clé d’accès est gardée par votre appareil&nbsp;: rien à retenir, rien à
          recopier.
        </p>
      ) : (
        <ul className={`stack-8 bare-list ${sheet.lines}`}>
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className={sheet.meta}>
                depuis le {formatShortDay(new Date(created_at))}
                {last_used_at && `, utilisée le ${formatShortDay(new Date(last_used_at))}`}
              </span>
              <AdminButton
                look="quiet"
                icon={Trash2}
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                Retirer<span className="visually-hidden">&nbsp;: {name}</span>
              </AdminButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
