import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'

/** The page is loaded anew: nothing of the site stays in it. */
const leave = () => window.location.assign('/mon-site')

export function SignOut() {
  return (
    <Button look="quiet" onClick={() => void followUpApi.signOutOwner({}).then(leave, leave)}>
      Se déconnecter
    </Button>
  )
}
