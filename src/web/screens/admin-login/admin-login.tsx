import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { keepToken } from '~/web/admin-session'
import { api } from '~/web/api'
import { pageMeta } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { DeskButton } from '~/web/ui/admin/desk-button'
import theme from '~/web/ui/admin/theme.module.css'
import { BrandMark } from '~/web/ui/frame/brand-mark'
import type { Route } from './+types/admin-login'
import styles from './admin-login.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Administration',
    description: 'Connexion de l’administrateur.',
    path: '/admin-login',
    hidden: true,
  })

/** One master password (SPEC.md section 2); on success the dashboard takes this page's place in the history. */
export default function AdminLogin() {
  const { brand } = useSite()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  /** Null until the server asks for a second factor. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  function refuse(words: string) {
    toast.error(words)
    setProblem(words)
  }

  async function signIn(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    if (password.trim() === '') return refuse('Veuillez saisir le mot de passe')
    setSending(true)
    try {
      const { token } = await api.login({ body: code === null ? { password } : { password, code } })
      if (!token) return refuse('No token received from server')
      keepToken(token)
      toast.success('Connexion réussie - Redirection...')
      void navigate('/admin-dashboard', { replace: true })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'code-needed') setCode(code ?? '')
      refuse(wordsOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={`${theme.theme} ${styles.ground}`}>
      <main id="contenu" tabIndex={-1} className={styles.card}>
        <p className={styles.brand}>
          <BrandMark size={28} /> {brand}
        </p>
        <h1 className={styles.title}>Administration</h1>
        <form className={styles.form} onSubmit={event => void signIn(event)} noValidate>
          <label htmlFor="password" className={styles.label}>
            Mot de passe
          </label>
          <div className={styles.field}>
            <input
              id="password"
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              className={styles.input}
              value={password}
              aria-invalid={problem !== '' || undefined}
              aria-describedby={problem ? 'password-problem' : undefined}
              onChange={event => setPassword(event.target.value)}
            />
            <button
              type="button"
              className={styles.reveal}
              aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            </button>
          </div>
          {code !== null && (
            <>
              <label htmlFor="code" className={styles.label}>
                Code de l’application d’authentification
              </label>
              <div className={styles.field}>
                <input
                  id="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  className={styles.input}
                  value={code}
                  onChange={event => setCode(event.target.value)}
                />
              </div>
            </>
          )}
          {problem && (
            <p id="password-problem" role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <DeskButton type="submit" look="first" busy={sending} className={styles.submit}>
            Se connecter
          </DeskButton>
        </form>
        <p>
          <a href="/">Retour au site</a>
        </p>
      </main>
    </div>
  )
}

/** SPEC.md section 8: a 401 is a wrong password, unless the server says that it wants the second factor. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.status !== 401) return `Erreur: ${(error as Error).message}`
  return error.code === 'wrong-password' ? 'Mot de passe incorrect' : error.message
}
