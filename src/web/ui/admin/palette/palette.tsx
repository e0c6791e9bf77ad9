import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { foundByWords } from '~/domain/dossier/lists/found-by'
import { formatSiret } from '~/domain/place/siret'
import { adminApi } from '~/web/admin-api'
import { Modal } from '../../feedback/modal'
import theme from '../frame/theme.module.css'
import { useMay } from '../use-me'
import { useRested } from '../use-rested'
import { type Command, commandsFor, commandsHere, searchesFor } from './commands'
import styles from './palette.module.css'

interface Group {
  title: string
  commands: Command[]
}

/**
 * Goes to a dossier, a page or an action by its name: a combobox whose list is always open (ARIA Authoring Practices,
 * « Editable Combobox With List Autocomplete »). Focus stays in the field; the arrows move what Enter opens.
 */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { groups, searching } = useGroups(typed)
  const all = groups.flatMap(({ commands }) => commands)
  const chosen = Math.min(at, all.length - 1)
  useEffect(() => {
    requestAnimationFrame(() =>
      document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' }),
    )
  }, [id, chosen])

  function open({ to }: Command) {
    onClose()
    void navigate(to)
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + all.length }
    const step = steps[event.key]
    const command = all[chosen]
    if (step !== undefined && all.length > 0) setAt(step % all.length)
    else if (event.key === 'Enter' && command) open(command)
    else return
    event.preventDefault()
  }
  let n = -1
  return (
    <Modal title="Aller à…" onClose={onClose} className={theme.theme}>
      <input
        type="text"
        role="combobox"
        aria-label="Dossier, page ou action"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the field is what one opened the palette for
        autoFocus
        placeholder="Nom, SIRET, e-mail, facture…"
        className={styles.field}
        value={typed}
        onKeyDown={press}
        onChange={event => {
          setTyped(event.target.value)
          setAt(0)
        }}
      />
      <div role="listbox" id={`${id}-list`} aria-label="Résultats" className={styles.list}>
        {groups.map(({ title, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box, not fields in a form
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className={styles.group}>
              {title}
            </p>
            {commands.map(command => {
              n += 1
              const own = n
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
                <div
                  key={`${command.to} ${command.words}`}
                  id={`${id}-${own}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === chosen}
                  className={styles.option}
                  onPointerMove={() => setAt(own)}
                  onClick={() => open(command)}
                >
                  {command.words} {command.about && <span className="second-text">{command.about}</span>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="second-text">
        {searching ? 'Recherche…' : countedWords(all.length)}
      </p>
    </Modal>
  )
}

const countedWords = (n: number) => (n === 0 ? 'Aucun résultat.' : `${n} résultat${n > 1 ? 's' : ''}`)

/** Dossiers are asked for once the fingers rest, by three letters: fewer are in no index. */
const REST_MS = 200
const LETTERS = 3
const DOSSIERS = 8
const COMMANDS = 12

function useGroups(typed: string): { groups: Group[]; searching: boolean } {
  const asked = useMay()
  const place = useLocation()
  const may = (permission: Parameters<typeof asked>[0]) => asked(permission) === true
  const rested = useRested(typed.trim(), REST_MS)
  const enabled = rested.length >= LETTERS && may('read-dossiers')
  const { data, isFetching } = useQuery({
    queryKey: ['admin', 'palette', rested],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => adminApi.dossiers({ signal, query: { search: rested, limit: DOSSIERS } }),
  })
  const dossiers = enabled ? (data?.dossiers ?? []) : []
  const known = commandsFor(may, typed).slice(0, COMMANDS)
  const inGroup = (title: string) => known.filter(({ group }) => group === title)
  const here = commandsHere(may, typed, place)
  const [actions, pages] = [inGroup('Actions'), inGroup('Pages')]
  const groups = [
    {
      title: 'Dossiers',
      commands: dossiers.map(({ id, company_name, siret, status, found_by }) => ({
        to: `/admin-dashboard/dossiers/${id}`,
        words: company_name,
        about: [status, formatSiret(siret), foundByWords(found_by)].filter(Boolean).join(' · '),
      })),
    },
    here,
    ...(typed.trim() === ''
      ? [
          { title: 'Pages', commands: pages },
          { title: 'Actions', commands: actions },
        ]
      : [
          { title: 'Actions', commands: actions },
          { title: 'Pages', commands: pages },
          { title: 'Recherche', commands: searchesFor(may, typed) },
        ]),
  ]
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    searching: enabled && isFetching,
  }
}
