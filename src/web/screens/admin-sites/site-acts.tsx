import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { isSameName } from '~/domain/text/is-same-name'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AddressDialog } from '~/web/ui/admin/form/address-dialog'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptReason } from '~/web/ui/admin/form/use-kept-reason'
import styles from './admin-sites.module.css'
import { type Hosted, useReadAgain, type useShownSite } from './hosted-queries'

type Shown = NonNullable<ReturnType<typeof useShownSite>['data']>

/** What the team does with a site: publish it, let its owner in, suspend it, end it, and the way back of each. */
export function SiteActs({ hosted, shown }: { hosted: Hosted; shown: Shown }) {
  const { site, name, state } = hosted
  const [asking, setAsking] = useState<'address' | 'suspend' | 'end' | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const readAgain = useReadAgain()
  const params = { site }
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => readAgain(),
    onError: error => void toast.error(error.message),
  })
  const press = (work: () => Promise<unknown>) => () => act.mutate(work)
  const isOnline = state === 'online'
  const isOurs = shown.published !== null
  // While its dossier lives a site has the address of that at least.
  const isTold = hosted.owner_email !== null || hosted.dossier !== null
  return (
    <section className={`stack-12 ${styles.part}`} aria-label="Agir sur ce site">
      <h2>Agir sur ce site</h2>
      <p className={styles.ways}>
        {isOnline && (
          <AdminButton busy={act.isPending} onClick={press(() => adminApi.teamPublishSite({ params }))}>
            Publier la version {shown.version}
          </AdminButton>
        )}
        {shown.published && (
          <AdminButton
            busy={act.isPending}
            onClick={press(async () => saveAnswer(await adminApi.teamSiteArchive({ params }), 'site.zip'))}
          >
            Télécharger le ZIP
          </AdminButton>
        )}
        {state !== 'making' && state !== 'review' && (
          <AdminButton
            busy={act.isPending}
            onClick={press(async () => setLink((await adminApi.teamOwnerLink({ params })).url))}
          >
            Montrer un lien pour le titulaire
          </AdminButton>
        )}
        {state !== 'making' && state !== 'review' && (
          <AdminButton onClick={() => setAsking('address')}>Changer l’adresse du titulaire…</AdminButton>
        )}
        {isOnline && isOurs && <AdminButton onClick={() => setAsking('suspend')}>Suspendre…</AdminButton>}
        {state === 'suspended' && !shown.closure?.reason && (
          <AdminButton onClick={() => setAsking('suspend')}>Redire le motif…</AdminButton>
        )}
        {state === 'suspended' && (
          <AdminButton busy={act.isPending} onClick={press(() => adminApi.resumeSite({ params }))}>
            Lever la suspension
          </AdminButton>
        )}
        {(isOnline || state === 'suspended') && (
          <AdminButton look="danger" onClick={() => setAsking('end')}>
            Mettre fin au site…
          </AdminButton>
        )}
        {state === 'ended' && (
          <AdminButton busy={act.isPending} onClick={press(() => adminApi.takeBackEnding({ params }))}>
            {isOurs ? 'Remettre en ligne' : 'Ne rien effacer'}
          </AdminButton>
        )}
      </p>
      {link && (
        <p role="status" className={styles.notice}>
          <span>
            Ce lien sert une fois, pendant 24&nbsp;heures. Donnez-le au titulaire, et à lui seul&nbsp;:
          </span>
          <code>{link}</code>
        </p>
      )}
      {asking === 'address' && (
        <AddressDialog
          title="Changer l’adresse du titulaire"
          name={site}
          about={
            <p>
              Pour un titulaire qui ne lit plus {hosted.owner_email ?? 'son adresse'}. Vérifiez d’abord son
              identité. L’adresse connue est prévenue, et n’ouvre plus l’espace du site. Celle d’un dossier se
              change dans sa fiche.
            </p>
          }
          ask={email => adminApi.teamAskOwnerAddress({ params, body: { email } })}
          change={async ({ code: new_code, ...typed }) => {
            await adminApi.teamChangeOwnerAddress({ params, body: { ...typed, new_code, code: '' } })
            await readAgain()
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'suspend' && (
        <Suspend {...{ site, isTold }} again={state === 'suspended'} onClose={() => setAsking(null)} />
      )}
      {asking === 'end' && <End {...{ site, name, isOurs, isTold }} onClose={() => setAsking(null)} />}
    </section>
  )
}

interface ActProps {
  site: string
  /** Whether there is an address to write to. */
  isTold: boolean
  onClose: () => void
}

function Suspend({ site, isTold, again, onClose }: ActProps & { again: boolean }) {
  const { reason, setReason, leave } = useKeptReason(`suspension:${site}`, onClose)
  const readAgain = useReadAgain()
  const suspend = useMutation({
    mutationFn: () => adminApi.suspendSite({ params: { site }, body: { reason } }),
    onSuccess: async () => {
      await readAgain()
      leave()
    },
  })
  return (
    <AskDialog
      title={again ? 'Redire le motif de la suspension' : 'Suspendre ce site'}
      action={again ? 'Garder ce motif' : 'Suspendre'}
      look={again ? 'first' : 'danger'}
      missing={reason.trim() === '' ? 'Dites pourquoi.' : undefined}
      act={suspend}
      onDone={() => suspend.mutate()}
      onClose={() => leave(suspend.error)}
    >
      <p>
        {again ? 'Ses visiteurs lisent toujours' : 'Ses visiteurs liront'} que le site est suspendu (451).
        Rien n’est effacé, et la suspension se lève d’un geste.
      </p>
      <ReasonField
        label={
          isTold ? 'Motif (envoyé au titulaire)' : 'Motif (aucune adresse où l’envoyer, gardé au journal)'
        }
        limit={2_000}
        value={reason}
        onChange={setReason}
      />
    </AskDialog>
  )
}

interface EndProps extends ActProps {
  name: string
  /** Whether we show it. */
  isOurs: boolean
}

function End({ site, name, isOurs, isTold, onClose }: EndProps) {
  const [typed, setTyped] = useState('')
  const readAgain = useReadAgain()
  const end = useMutation({
    mutationFn: () => adminApi.teamEndSite({ params: { site } }),
    onSuccess: async () => {
      await readAgain()
      onClose()
    },
  })
  return (
    <AskDialog
      title="Mettre fin à ce site"
      action="Mettre fin au site"
      look="danger"
      missing={isSameName(typed, name) ? undefined : 'Écrivez le nom de l’entreprise.'}
      act={end}
      onDone={() => end.mutate()}
      onClose={onClose}
    >
      <p>
        {isOurs
          ? 'Le site ne se voit plus dès maintenant (410).'
          : 'Le site reste à son adresse, qui n’est pas chez nous.'}{' '}
        Dans trente jours, les textes, les photos et les demandes que nous en gardons sont effacés. Jusque-là,
        vous pouvez revenir en arrière.{' '}
        {isTold
          ? 'Le titulaire reçoit un e-mail.'
          : 'Aucun e-mail ne part\u00a0: nous n’avons pas d’adresse de son titulaire.'}
      </p>
      <label className={form.label}>
        Pour confirmer, écrivez {name}
        <input className={form.input} value={typed} onChange={event => setTyped(event.target.value)} />
      </label>
    </AskDialog>
  )
}
