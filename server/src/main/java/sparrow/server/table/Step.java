package sparrow.server.table;

/// One step of a match: from asking to what follows. Timers and thoughts belong to the step in
/// which they began; once it is over they are forgotten.
final class Step {
    private final Room room;
    private boolean over;

    Step(Room room) {
        this.room = room;
    }

    void end() {
        over = true;
    }

    /// Does something after a while, if the step still lasts then.
    void later(long millis, Runnable task) {
        room.later(millis, whileItLasts(task));
    }

    /// Does something in the table's own order, if the step still lasts then.
    void post(Runnable task) {
        room.mailbox().post(whileItLasts(task));
    }

    private Runnable whileItLasts(Runnable task) {
        return () -> {
            if (!over && !room.isAsleep()) {
                task.run();
            }
        };
    }
}
