import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import { useOverlay } from '../panel/OverlayContext.ts';
import { readShownSlots } from '../slots/useShownSlots.ts';
import { bugBundle, type BugWorld } from './bugBundle.ts';

/** Returns the keys of the session storage; none if the browser forbids storage. */
function sessionKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).sort();
  } catch {
    return [];
  }
}

function readWorld(): BugWorld {
  return {
    madeAt: new Date().toISOString(),
    address: location.href,
    userAgent: navigator.userAgent,
    viewport: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
    sessionKeys: sessionKeys(),
    performance,
  };
}

/** Copies the data for a bug report. If the browser forbids the clipboard, it shows the text for copying by hand. */
export function BugBundleButton() {
  const t = useTranslations('bundle');
  const { log, state } = useOverlay();
  const [copied, setCopied] = useState(false);
  const [text, setText] = useState<string>();
  const copy = async () => {
    const bundle = JSON.stringify(
      bugBundle(log, state, readShownSlots(document), readWorld()),
      null,
      1,
    );
    try {
      await navigator.clipboard.writeText(bundle);
      setCopied(true);
      setText(undefined);
    } catch {
      setCopied(false);
      setText(bundle);
    }
  };
  return (
    <div className={classes['control']}>
      <button type="button" className={classes['button']} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <span role="status" className={classes['status']}>
        {text === undefined ? copied && t('copied') : t('forbidden')}
      </span>
      {text !== undefined && (
        <textarea
          className={classes['text']}
          aria-label={t('text')}
          readOnly
          rows={5}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
