// Qt's texts beside Portico's: QTextLayout and QStaticText drawn by QPainter, QPlainTextEdit and QTextEdit in a window.
// usage: text_qt labels|plain|plain-small|rich|rich-small|runs|runs-small|paste-plain|paste-rich      (QT_QPA_PLATFORM=offscreen)
#include "peers.h"
#include <QtWidgets>
#include <functional>
#include <vector>

static const int width = 1170, height = 2532;

static double median(std::vector<double> values) { return median(values.data(), values.size()); }

static QFont font() {
    QFont font("DejaVu Sans");
    font.setPixelSize(17);
    return font;
}

// MARK: Labels

static double layOut(QTextLayout &layout, double room) {
    double y = 0;
    layout.setCacheEnabled(true);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return y + layout.maximumWidth();
}

static void labels(const char *variant, double room) {
    const int count = 10000;
    std::vector<QString> texts;
    generator = 777;
    char **shared = label_texts(count);
    for (int i = 0; i < count; i++) texts.push_back(shared[i]);
    QFont large = font();
    QTextLayout warm("warm up 0123", large);
    layOut(warm, room);
    double sum = 0;
    auto each = [&](const char *peer, const char *metric, std::function<void(int)> body) {
        double start = seconds();
        for (int i = 0; i < count; i++) body(i);
        result(peer, variant, metric, (seconds() - start) * 1e6 / count, "us");
    };
    std::vector<QTextLayout *> layouts(count);
    each("QTextLayout", "new, measured", [&](int i) { sum += layOut(*(layouts[i] = new QTextLayout(texts[i], large)), room); });
    each("QTextLayout", "measured again", [&](int i) { sum += layouts[i]->boundingRect().height(); });
    each("QTextLayout", "the same text, new, measured", [&](int i) {
        QTextLayout layout(texts[i], large);
        sum += layOut(layout, room);
    });
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    painter.setFont(large);
    auto place = [](int i) { return QPointF(i % 5 * 230 + 4, i / 5 % 40 * 62); };
    for (const char *metric : {"drawn first", "drawn again"}) each("QTextLayout", metric, [&](int i) { layouts[i]->draw(&painter, place(i)); });
    std::vector<QStaticText> statics(count);
    each("QStaticText", "new, measured", [&](int i) {
        statics[i] = QStaticText(texts[i]);
        statics[i].setTextFormat(Qt::PlainText);
        if (room < 1000) statics[i].setTextWidth(room);
        statics[i].prepare(QTransform(), large);
    });
    for (const char *metric : {"drawn first", "drawn again"})
        each("QStaticText", metric, [&](int i) { painter.drawStaticText(place(i), statics[i]); });
    fprintf(stderr, "CHECK Qt %s: sum %g\n", variant, sum);
    if (getenv("SNAP")) image.save(getenv("SNAP"));
}

// MARK: Long texts

static QWidget *window;

static void frame() {
    QApplication::processEvents();
    // What is to be drawn is drawn now, and not at the next tick of a timer.
    QEvent update(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(window, &update);
}

static void typeKey(QWidget &view) {
    QKeyEvent press(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, "x");
    QCoreApplication::sendEvent(&view, &press);
}

template <class View> static View *shown() {
    auto *view = new View(window);
    view->setFrameShape(QFrame::NoFrame);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setFont(font());
    view->resize(width, height);
    view->show();
    view->setPlainText("warm up 0123");
    frame();
    return view;
}

static void time(const char *peer, const char *variant, const char *metric, int rounds, std::function<void()> body) {
    std::vector<double> times;
    for (int round = 0; round < rounds; round++) {
        double start = seconds();
        body();
        frame();
        times.push_back(seconds() - start);
    }
    result(peer, variant, metric, median(times) * 1e6, "us");
}

template <class View> static void place(View &view, int position) {
    QTextCursor cursor(view.document());
    cursor.setPosition(position);
    view.setTextCursor(cursor);
}

template <class View> static void keys(const char *peer, const char *variant, View &view, int middle) {
    view.setFocus();
    place(view, middle);
    frame();
    std::vector<double> times, frames;
    for (int round = 0; round < 100; round++) {
        double start = seconds();
        typeKey(view);
        times.push_back(seconds() - start);
        frame();
        frames.push_back(seconds() - start);
    }
    result(peer, variant, "a key in its middle", median(times) * 1e6, "us");
    result(peer, variant, "a key in its middle, with its frame", median(frames) * 1e6, "us");
}

// QTextEdit goes on laying out by a timer: until it has for half a second nothing new to say.
static void comeToRest(QScrollBar &bar) {
    int last = -1;
    for (double since = seconds(); seconds() - since < 0.5; QApplication::processEvents(QEventLoop::AllEvents, 20)) {
        if (bar.maximum() != last) since = seconds();
        last = bar.maximum();
        usleep(1000);
    }
    frame();
}

// QPlainTextEdit's scroll bar counts lines, QTextEdit's pixels.
template <class View> static void longText(const char *peer, const char *variant, int lines) {
    char *text = long_text(lines);
    QString said = QString::fromLatin1(text, lines * 50);
    auto *view = shown<View>();
    double start = seconds(), held = resident_bytes();
    view->setPlainText(said);
    frame();
    result(peer, variant, "text to first frame", (seconds() - start) * 1e3, "ms");
    result(peer, variant, "memory of text and first frame", (resident_bytes() - held) / 1e6, "MB");
    QScrollBar *bar = view->verticalScrollBar();
    comeToRest(*bar);
    int line = bar->maximum() > lines ? 20 : 1;
    fprintf(stderr, "CHECK %s %s: the scroll bar goes to %d\n", peer, variant, bar->maximum());
    time(peer, variant, "scroll by a line, with its frame", 200, [&] { bar->setValue(bar->value() + line); });
    time(peer, variant, "scroll by a page, with its frame", 10, [&] { bar->setValue(bar->value() + bar->pageStep()); });
    bool isAtEnd = false;
    time(peer, variant, "jump to the middle or the end, with its frame", 50, [&] {
        bar->setValue(isAtEnd ? bar->maximum() / 2 : bar->maximum());
        isAtEnd = !isAtEnd;
    });
    keys(peer, variant, *view, lines * 25);
    time(peer, variant, "another width, with its frame", 5, [&] { view->resize(view->width() == width ? 400 : width, height); });
    if (getenv("SNAP")) window->grab().save(getenv("SNAP"));
}

static void runs(const char *variant, int lines) {
    const char *peer = "QTextEdit";
    QString text = QString::fromLatin1(long_text(lines), lines * 50);
    int length = lines * 50;
    auto *view = shown<QTextEdit>();
    double start = seconds();
    QTextCursor cursor(view->document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    QTextCharFormat formats[3];
    for (int i = 0; i < 3; i++) formats[i].setForeground(QColor(i == 0 ? "#c00000" : i == 1 ? "#008000" : "#0000c0"));
    for (int at = 0; at < length; at += 20) cursor.insertText(text.mid(at, 20), formats[at / 20 % 3]);
    cursor.endEditBlock();
    view->verticalScrollBar()->setValue(0);
    frame();
    result(peer, variant, "runs to first frame", (seconds() - start) * 1e3, "ms");
    long sum = 0;
    QTextCursor reader(view->document());
    start = seconds();
    for (int i = 0; i < 10000; i++) {
        // The format is that of the character before.
        reader.setPosition(next_random(length) + 1);
        sum += reader.charFormat().foreground().color().red();
    }
    result(peer, variant, "attributes at a place", (seconds() - start) * 1e9 / 10000, "ns");
    fprintf(stderr, "CHECK %s %s: red %g\n", peer, variant, sum / 10000.0);
    comeToRest(*view->verticalScrollBar());
    keys(peer, variant, *view, length / 2);
    if (getenv("SNAP")) window->grab().save(getenv("SNAP"));
}

template <class View> static void paste(const char *peer) {
    auto *view = shown<View>();
    auto once = [&](const char *metric, const QString &what) {
        QGuiApplication::clipboard()->setText(what);
        double start = seconds();
        view->paste();
        frame();
        result(peer, "Paste", metric, (seconds() - start) * 1e3, "ms");
    };
    QString text = QString::fromLatin1(long_text(20000), 1000000);
    view->clear();
    frame();
    once("250 kB into an empty view, with its frame", text.left(250000));
    view->clear();
    frame();
    once("1 MB into an empty view, with its frame", text);
    view->setPlainText(QString::fromLatin1(long_text(200000), 10000000));
    comeToRest(*view->verticalScrollBar());
    place(*view, 5000000);
    comeToRest(*view->verticalScrollBar());
    once("1 MB into the middle of 10 MB, with its frame", text);
    if (getenv("SNAP")) window->grab().save(getenv("SNAP"));
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    QApplication app(argc, argv);
    QString workload = argv[1];
    if (workload == "labels") {
        labels(one_line, 100000);
        labels(wrapped, 200);
        _exit(0);
    }
    window = new QWidget;
    QPalette white = window->palette();
    white.setColor(QPalette::Base, Qt::white);
    window->setPalette(white);
    window->resize(width, height);
    window->show();
    window->activateWindow();
    frame();
    if (workload == "plain") longText<QPlainTextEdit>("QPlainTextEdit", text_10mb, 200000);
    else if (workload == "plain-small") longText<QPlainTextEdit>("QPlainTextEdit", text_100kb, 2000);
    else if (workload == "rich") longText<QTextEdit>("QTextEdit", text_10mb, 200000);
    else if (workload == "rich-small") longText<QTextEdit>("QTextEdit", text_100kb, 2000);
    else if (workload == "runs") runs(runs_1mb, 20000);
    else if (workload == "runs-small") runs(runs_100kb, 2000);
    else if (workload == "paste-plain") paste<QPlainTextEdit>("QPlainTextEdit");
    else if (workload == "paste-rich") paste<QTextEdit>("QTextEdit");
    else return 2;
    fflush(stdout);
    _exit(0);
}
