import { useSite } from '~/web/site'

/** Where a form runs in the browser alone: another way to write, for who has no JavaScript. */
export function NeedsJavaScript({ className }: { className: string | undefined }) {
  const { email } = useSite()
  return (
    <noscript>
      <p className={className}>
        Ce formulaire a besoin de JavaScript. Vous pouvez aussi nous écrire à{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  )
}
