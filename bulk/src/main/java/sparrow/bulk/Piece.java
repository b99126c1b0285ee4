package sparrow.bulk;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// Some trials that follow each other: what one task of Spark does.
///
/// @param end the number after that of the last trial
record Piece(String errand, int first, int end) implements Serializable {
    private static final long serialVersionUID = 1L;

    /// Errands that were read in this process; a run has few of them.
    private static final ConcurrentMap<String, Telling<?>> READ = new ConcurrentHashMap<>();

    /// What came of the trials, and how long they took.
    ///
    /// @param answers as [Telling#answer] has them; the last one tells of a failure if there are
    ///   fewer of them than trials
    record Done(List<String> answers, long nanos) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    Done done() {
        long began = System.nanoTime();
        Telling<?> telling = READ.computeIfAbsent(errand, Telling::read);
        List<String> answers = new ArrayList<>(end - first);
        for (int number = first; number < end; number++) {
            String answer = telling.answer(number);
            answers.add(answer);
            if (Telling.isFailure(answer)) {
                break;
            }
        }
        return new Done(answers, System.nanoTime() - began);
    }
}
