import { Button } from '~/web/ui/actions/button'

export const SENT_AGAIN = 'Un nouveau code est parti. Le précédent ne sert plus.'

/** Beside the field of a mailed code: the message may be lost, or its ten minutes over. */
export function SendAgain({
  busy,
  onSend,
}: {
  busy: 'ask' | 'confirm' | null
  onSend: () => Promise<unknown>
}) {
  return (
    <Button
      look="quiet"
      size="small"
      disabled={busy !== null}
      busy={busy === 'ask'}
      onClick={() => void onSend()}
    >
      Renvoyer un code
    </Button>
  )
}
