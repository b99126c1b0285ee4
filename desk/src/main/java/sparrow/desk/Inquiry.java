package sparrow.desk;

/// A task that is answered at once.
public non-sealed interface Inquiry extends Task {
    /// How a command gives the answer.
    enum Form {
        /// To read.
        SHEET,
        /// For a program.
        DATA
    }

    default Form form() {
        return Form.SHEET;
    }

    /// Checks what somebody gave, and answers it.
    Answer answer(Given given) throws Refusal;
}
