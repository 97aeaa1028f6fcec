import { useEffect, useState } from "react";

/** Returns true while any of the section with the form is in view. */
export function useFormInView(): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const form = document.getElementById("form");
    if (!form) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return inView;
}
