import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import type { SiteApi } from '~/contract/sites/site-api'
import { SITE_THEMES, type SiteTheme } from '~/domain/site/layout/layout'
import { paletteLabel, THEME_LABELS } from '~/domain/site/layout/look-labels'
import { THEME_LOOKS } from '~/domain/site/layout/theme-looks'
import { wearLook } from '~/domain/site/layout/wear-look'
import { Options } from '~/web/ui/forms/options'
import { Button } from '../actions/button'
import { SelectField } from '../forms/select-field'
import { useAttempt } from '../forms/use-form'
import { changeLayout, drawWith, type Site } from './site-calls'
import styles from './site-facts.module.css'
import { SiteFrame } from './site-frame'

interface SiteLookProps {
  site: Site
  api: SiteApi
  onSite: (site: Site) => void
}

/** Theme and palette tried on what is true of the firm; nothing is kept, and nobody else sees it, before it is pressed. */
export default function SiteLook({ site, api, onSite }: SiteLookProps) {
  const { facts, layout } = site
  const [theme, setTheme] = useState(layout.theme)
  const [palette, setPalette] = useState(layout.palette)
  const { busy, problem, attempt } = useAttempt()
  const draw = useMemo(
    () => drawWith(api, wearLook(layout, facts.name, theme, palette)),
    [api, layout, facts.name, theme, palette],
  )
  const isWorn = theme === layout.theme && palette === layout.palette
  const wear = () =>
    attempt(async () => {
      onSite(await changeLayout(api, site, to => wearLook(to.layout, to.facts.name, theme, palette)))
      toast.success('Style gardé.')
    })
  return (
    <div className={`stack-24 ${styles.beside}`}>
      <div className={`stack-16 ${styles.form}`}>
        <SelectField
          name="theme"
          label="Thème"
          value={theme}
          onChange={event => {
            const next = SITE_THEMES.find(name => name === event.target.value) ?? theme
            setTheme(next)
            setPalette(palettesOf(next)[0] ?? palette)
          }}
        >
          <Options of={SITE_THEMES} words={name => THEME_LABELS[name]} />
        </SelectField>
        <SelectField
          name="palette"
          label="Palette"
          value={palette}
          onChange={event => setPalette(event.target.value)}
        >
          <Options of={palettesOf(theme)} words={paletteLabel} />
        </SelectField>
        {problem && <p role="alert">{problem}</p>}
        <p>
          <Button busy={busy} disabled={isWorn} onClick={() => void wear()}>
            Garder ce style
          </Button>
        </p>
      </div>
      <div className={`stack-12 ${styles.picture}`} data-shown>
        <SiteFrame facts={facts} draw={draw} />
      </div>
    </div>
  )
}

const palettesOf = (theme: SiteTheme): readonly string[] => THEME_LOOKS[theme].palettes
