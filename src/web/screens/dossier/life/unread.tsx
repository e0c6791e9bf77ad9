import { SILENT } from '~/contract/failure'
import { Button } from '~/web/ui/actions/button'
import type { Reading } from './use-read'

/** What could not be read, in words. */
export const UNREAD = {
  money: 'La décision et les montants n’ont pas pu être lus.',
  stages: 'Les étapes n’ont pas pu être lues.',
  site: SILENT,
}

/** What could not be read, said at its place, where it is asked for again. */
export function Unread({
  of,
  children,
}: {
  of: Pick<Reading<unknown>, 'failed' | 'again'>
  children: string
}) {
  if (!of.failed) return null
  return (
    <p role="alert" className="row-12 centred">
      {children}{' '}
      <Button look="second" size="small" onClick={of.again}>
        Réessayer
      </Button>
    </p>
  )
}
