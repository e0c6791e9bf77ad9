/** Bread on its board: a round loaf, a long one, a croissant and two ears of wheat. */
export function Loaves({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 560" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path d="M30 470h580v28H30z" fill="var(--accent)" />
        <path d="M80 498h60v22H80zM500 498h60v22h-60z" fill="var(--accent)" />
        <path
          d="M70 470c-20-4-30-30-26-66 8-76 82-128 172-128s164 52 172 128c4 36-6 62-26 66z"
          fill="#d9a566"
        />
        <path
          d="M120 338c34-26 70-36 108-36M96 392c60-52 130-66 206-50M150 424c54-40 118-48 180-26"
          fill="none"
          stroke="#fffdf6"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d="M330 452c-6-16 4-34 24-50l196-150c26-20 54-20 64-4 10 18 0 42-26 60L392 452z"
          fill="#e0b071"
        />
        <path
          d="m394 410 26-6M432 380l26-6M470 350l26-6M508 320l26-6M546 290l24-6"
          fill="none"
          stroke="#fffdf6"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d="M420 470c-20-14-16-40 8-52 44-24 108-24 152 0 24 12 28 38 8 52-18-16-42-22-84-22s-66 6-84 22z"
          fill="var(--butter)"
        />
        <path d="m462 408 10 42M504 400v48M546 408l-10 42" fill="none" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M300 276C286 190 250 110 196 50M330 276c4-80 34-150 84-206" />
      </g>
      <g fill="var(--butter)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M196 50c-22-6-34-24-32-44 22 4 36 22 32 44zM222 84c-26 2-44-10-52-30 24-6 46 6 52 30zM226 88c4-24 20-40 42-42 0 26-18 42-42 42zM246 124c-26 4-46-6-56-26 24-8 48 2 56 26zM250 126c2-26 18-42 40-46 2 26-14 44-40 46zM268 168c-26 6-46-2-58-22 24-10 48 0 58 22zM272 170c0-26 14-42 36-48 4 26-10 44-36 48z" />
        <path d="M414 70c-4-22 8-42 32-50 6 22-6 42-32 50zM392 100c-24-8-34-26-30-48 24 6 36 24 30 48zM396 100c10-24 28-34 50-30-6 24-24 36-50 30zM370 138c-24-8-34-26-32-50 26 8 38 26 32 50zM374 138c10-24 28-34 52-30-8 26-26 36-52 30zM352 182c-24-8-36-24-34-50 26 8 38 26 34 50zM356 182c8-26 26-36 50-34-6 26-24 38-50 34z" />
      </g>
    </svg>
  )
}
