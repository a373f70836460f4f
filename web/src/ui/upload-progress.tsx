/** The sent share of an upload, from 0 to 1. Renders nothing while nothing is sent. */
export const UploadProgress = ({ share, className = "" }: { share: number | null; className?: string }) =>
  share !== null && (
    <div className={`w-full max-w-80 ${className}`}>
      <progress aria-label="Upload" value={share} className="h-2 w-full accent-indigo" />
      <p className="mt-1 text-sm text-ink-soft tabular-nums">{Math.round(share * 100)} % uploaded</p>
    </div>
  );
