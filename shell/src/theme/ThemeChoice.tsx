import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'shared-ui/messages';
import classes from './ThemeChoice.module.css';
import { THEMES } from './themes.ts';
import { useTheme } from './useTheme.ts';

/** The icon of the theme: a disc whose right half is filled. */
export function ThemeIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  );
}

/**
 * The choice between auto, light and dark. The script in the head handles the change, so that it
 * works before hydration. The radio buttons are uncontrolled, because React would undo the click on
 * a controlled one, and the browser would send no `change` event.
 */
export function ThemeChoice({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('theme');
  const chosen = useTheme();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.checked = radio.value === chosen;
  }, [chosen]);
  return (
    <fieldset ref={group} className={`${className ?? ''} ${classes['group']}`}>
      <legend className={classes['title']}>
        <ThemeIcon />
        {t('title')}
      </legend>
      <div className={classes['choices']}>
        {THEMES.map((theme) => (
          <label key={theme} className={classes['choice']}>
            <input
              type="radio"
              name={name}
              value={theme}
              defaultChecked={theme === 'auto'}
              data-theme-choice=""
            />
            {t(theme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
