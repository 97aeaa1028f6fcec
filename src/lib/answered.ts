interface Question {
  readonly answer?: string | null | undefined;
}

/** Questions that have an answer: those about leaving wait for the owner's. */
export function answered<T extends Question>(
  questions: readonly T[],
): (T & { readonly answer: string })[] {
  return questions.filter(
    (question): question is T & { readonly answer: string } =>
      Boolean(question.answer),
  );
}
