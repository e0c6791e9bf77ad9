import { useState } from 'react'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { timeZoneChoices, timeZoneWords } from '~/domain/place/time-zone-choices'
import { wallClock } from '~/domain/text/wall-clock'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { PairOptions } from '~/web/ui/forms/pair-options'
import { SelectField } from '~/web/ui/forms/select-field'
import { FormProblem, type Tell, useAttempt } from '~/web/ui/forms/use-form'
import { useChange } from './client-queries'
import styles from './espace-client.module.css'
import { useFocusBack } from './use-focus-back'

const tell: Tell = error => wordsOf(error, NO_CONNECTION)

/** By which clock everything here is told, and how it is set: an account begins with that of most of its country. */
export function ClockPart({ zone }: { zone: string }) {
  const [choosing, choose] = useState<string | null>(null)
  const change = useChange()
  const { busy, problem, silent, attempt } = useAttempt(tell)
  const box = useFocusBack<HTMLDivElement>(choosing === null ? null : 'clock')
  const own = ownZone()
  const offered = choosing === null && own && differs(own, zone) ? own : null
  const set = (time_zone: string) =>
    attempt(async () => {
      await change(() => otherApi.changeClientClock({ body: { time_zone } }))
      choose(null)
    })

  return (
    <div ref={box} className="stack-4 to-start">
      <p>
        Les heures sont celles de votre fuseau, {timeZoneWords(zone)}.
        {offered && ` Votre appareil est réglé sur ${timeZoneWords(offered)}.`}
      </p>
      {choosing === null && (
        <div className="row-12">
          {offered && (
            <Button look="quiet" size="small" busy={busy} onClick={() => void set(offered)}>
              Prendre ce fuseau
            </Button>
          )}
          <Button look="quiet" size="small" data-opens="clock" onClick={() => choose(zone)}>
            Changer de fuseau
          </Button>
        </div>
      )}
      {choosing !== null && (
        <form
          method="post"
          className={`stack-16 ${styles.form}`}
          onSubmit={event => {
            event.preventDefault()
            void set(choosing)
          }}
        >
          <SelectField
            label="Fuseau horaire"
            name="time_zone"
            hint="Les heures auxquelles vos campagnes reçoivent des appels le suivent."
            value={choosing}
            // The button that opened it is gone, and the keys were on it.
            autoFocus
            onChange={event => choose(event.target.value)}
          >
            <PairOptions of={timeZoneChoices(zone)} />
          </SelectField>
          <FormProblem problem={problem} silent={silent} className={`stack-16 to-start ${styles.failure}`} />
          <div className="row-12">
            <Button type="submit" size="small" busy={busy}>
              Enregistrer
            </Button>
            <Button look="quiet" size="small" onClick={() => choose(null)}>
              Annuler
            </Button>
          </div>
        </form>
      )}
      {choosing === null && <FormProblem problem={problem} silent={false} className={styles.failure} />}
    </div>
  )
}

/** The device's own clock; null where a browser keeps it to itself, and says UTC. */
function ownZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && /\//.test(timeZone) && !timeZone.startsWith('Etc/') ? timeZone : null
}

/** Whether two clocks show another time now: most zones are names for the same one. */
function differs(one: string, other: string): boolean {
  const now = new Date()
  return wallClock(one).sortable(now) !== wallClock(other).sortable(now)
}
